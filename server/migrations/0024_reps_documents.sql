CREATE TABLE "rep_orders" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"rep_id" uuid NOT NULL,
	"placed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rep_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rep_id" uuid NOT NULL,
	"payout_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"serial" integer NOT NULL,
	"number" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"language" text NOT NULL,
	"document" jsonb NOT NULL,
	"pdf" "bytea",
	"pdf_hash" text
);
--> statement-breakpoint
ALTER TABLE "rep_days" ADD COLUMN "sales" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reps" ADD COLUMN "billing" jsonb;--> statement-breakpoint
ALTER TABLE "reps" ADD COLUMN "billing_agreed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rep_orders" ADD CONSTRAINT "rep_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rep_orders" ADD CONSTRAINT "rep_orders_rep_id_reps_id_fk" FOREIGN KEY ("rep_id") REFERENCES "public"."reps"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rep_documents" ADD CONSTRAINT "rep_documents_rep_id_reps_id_fk" FOREIGN KEY ("rep_id") REFERENCES "public"."reps"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rep_documents" ADD CONSTRAINT "rep_documents_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rep_orders_placed" ON "rep_orders" USING btree ("rep_id","placed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "rep_documents_once" ON "rep_documents" USING btree ("payout_id","rep_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "rep_documents_serial" ON "rep_documents" USING btree ("rep_id","kind","serial");--> statement-breakpoint
CREATE UNIQUE INDEX "rep_documents_number" ON "rep_documents" USING btree ("number");
--> statement-breakpoint
-- By hand from here on. A document keeps its number and words, and its file once it is printed.
CREATE TRIGGER rep_documents_written_once BEFORE DELETE OR UPDATE OF
  id, rep_id, payout_id, kind, serial, number, issued_at, language, document ON rep_documents
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER rep_documents_printed_once BEFORE UPDATE OF pdf, pdf_hash ON rep_documents
  FOR EACH ROW WHEN (OLD.pdf IS NOT NULL) EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
UPDATE rep_days SET sales = sold.net
FROM (
  SELECT rep_id, (at AT TIME ZONE 'Europe/Bratislava')::date AS day, sum(net) AS net
  FROM commission_lines WHERE reverses IS NULL GROUP BY 1, 2
) AS sold
WHERE rep_days.rep_id = sold.rep_id AND rep_days.day = sold.day;
