-- What was written down stays: the ledger, issued invoices and the rules of countries.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is written once', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_written_once BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER invoices_written_once BEFORE UPDATE OR DELETE ON invoices
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- All but created_by, which is emptied when the person's account is erased.
CREATE TRIGGER country_rules_written_once BEFORE DELETE OR UPDATE OF
  country, version, valid_from, vat_rate, is_sale_allowed, risk_note, waiver_note, created_at
  ON country_rules
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION check_posting_sums_to_zero() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount) FROM ledger_entries WHERE posting = NEW.posting) <> 0 THEN
    RAISE EXCEPTION 'the posting % does not sum to 0', NEW.posting
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- At the end of the transaction, when all rows of the posting are there.
CREATE CONSTRAINT TRIGGER ledger_entries_sum_to_zero AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_posting_sums_to_zero();
--> statement-breakpoint
-- Standard rates of the member states in 2026, in hundredths of a percent. Administrators add what
-- follows them.
INSERT INTO country_rules
  (country, version, valid_from, vat_rate, is_sale_allowed, risk_note, waiver_note, created_at)
SELECT country, 1, '2026-01-01', vat_rate, true, '', '', '2026-01-01T00:00:00Z'
FROM (VALUES
  ('AT', 2000), ('BE', 2100), ('BG', 2000), ('CY', 1900), ('CZ', 2100), ('DE', 1900), ('DK', 2500),
  ('EE', 2400), ('ES', 2100), ('FI', 2550), ('FR', 2000), ('GR', 2400), ('HR', 2500), ('HU', 2700),
  ('IE', 2300), ('IT', 2200), ('LT', 2100), ('LU', 1700), ('LV', 2100), ('MT', 1800), ('NL', 2100),
  ('PL', 2300), ('PT', 2300), ('RO', 2100), ('SE', 2500), ('SI', 2200), ('SK', 2300)
) AS rates (country, vat_rate)
ON CONFLICT DO NOTHING;
