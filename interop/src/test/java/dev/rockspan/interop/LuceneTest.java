package dev.rockspan.interop;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.standard.StandardAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.SerialMergeScheduler;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.TermQuery;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LuceneTest {

    @Test
    void an_index_lives_in_the_database(@TempDir Path folder) throws Exception {
        try (Db db = new Db(folder)) {
            db.rocks.delete(Db.KEY);
            try (RocksDirectory directory = new RocksDirectory(db.rocks);
                    Analyzer analyzer = new StandardAnalyzer();
                    IndexWriter writer = new IndexWriter(
                            directory, new IndexWriterConfig(analyzer).setMergeScheduler(new SerialMergeScheduler()))) {
                for (String text : new String[] {"red apple", "green lime", "red plum"}) {
                    Document document = new Document();
                    document.add(new TextField("text", text, Field.Store.YES));
                    writer.addDocument(document);
                }
                writer.commit();
            }
            try (RocksDirectory directory = new RocksDirectory(db.rocks);
                    DirectoryReader reader = DirectoryReader.open(directory)) {
                IndexSearcher searcher = new IndexSearcher(reader);
                assertThat(searcher.count(new TermQuery(new Term("text", "red"))))
                        .isEqualTo(2);
                assertThat(searcher.storedFields()
                                .document(searcher.search(new TermQuery(new Term("text", "lime")), 1).scoreDocs[0].doc)
                                .get("text"))
                        .isEqualTo("green lime");
            }
        }
    }
}
