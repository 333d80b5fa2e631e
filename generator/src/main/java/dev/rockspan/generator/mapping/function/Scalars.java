package dev.rockspan.generator.mapping.function;

import dev.rockspan.generator.Suggestions;
import dev.rockspan.generator.capi.CType;
import dev.rockspan.generator.mapping.select.CTypes;
import dev.rockspan.generator.mapping.select.RuleMistake;
import dev.rockspan.generator.model.Carrier;
import dev.rockspan.generator.model.Conversion;
import dev.rockspan.generator.model.Conversion.Kind;
import dev.rockspan.generator.rules.EnumRule;
import dev.rockspan.generator.rules.Located;
import dev.rockspan.generator.rules.Rules;
import dev.rockspan.generator.rules.ValueRule;

/** A number stays a number; what means a truth value or an enum becomes one. */
public final class Scalars {

    private Scalars() {}

    public static Conversion conversion(CType.Scalar scalar, ValueRule fact, Rules rules) {
        Carrier carrier = CTypes.carrier(scalar);
        if (fact.meaning().enumName() != null) {
            if (!carrier.canBeConstant()) {
                throw new RuleMistake("a " + scalar.kind().spelling() + " cannot mean an enum");
            }
            Kind kind = anEnum(fact.meaning().enumName(), rules).flags() ? Kind.FLAGS : Kind.CONSTANT;
            boolean unsigned =
                    switch (scalar.kind()) {
                        case UNSIGNED_CHAR, UINT8, UINT16 -> true;
                        default -> false;
                    };
            return new Conversion(kind, carrier, unsigned, fact.meaning().enumName());
        }
        return fact.meaning().bool() || CTypes.isTruth(scalar)
                ? Conversion.truth(carrier)
                : Conversion.identity(carrier);
    }

    /** What the templates say of the enum. */
    public static EnumRule anEnum(String name, Rules rules) {
        Located<EnumRule> rule = rules.enums().get(name);
        if (rule == null) {
            throw new RuleMistake("the templates have no enum " + name
                    + Suggestions.didYouMean(name, rules.enums().keySet()));
        }
        return rule.rule();
    }
}
