//# nests BatchResult
package dev.rockspan;

class TransactionLogIterator {}
