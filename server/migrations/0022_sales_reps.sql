CREATE TABLE "order_attributions" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"rep_id" uuid NOT NULL,
	"code" text NOT NULL,
	"rule" text NOT NULL,
	"rule_version" integer NOT NULL,
	"candidates" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rep_attributions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text,
	"rep_id" uuid NOT NULL,
	"code" text NOT NULL,
	"rule" text NOT NULL,
	"rule_version" integer NOT NULL,
	"candidates" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "commission_holds" (
	"line_id" uuid PRIMARY KEY NOT NULL,
	"reasons" text[] NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	"decision" text,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "commission_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "commission_lines_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"rep_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"cause" text NOT NULL,
	"source" text NOT NULL,
	"reverses" uuid,
	"item_type" text NOT NULL,
	"title" text NOT NULL,
	"country" text NOT NULL,
	"price" integer NOT NULL,
	"discount" integer NOT NULL,
	"total" integer NOT NULL,
	"vat" integer NOT NULL,
	"net" integer NOT NULL,
	"rate" integer NOT NULL,
	"amount" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"by" text,
	CONSTRAINT "commission_lines_sum" CHECK ("commission_lines"."net" + "commission_lines"."vat" = "commission_lines"."total")
);
--> statement-breakpoint
CREATE TABLE "commission_stands" (
	"line_id" uuid PRIMARY KEY NOT NULL,
	"rep_id" uuid NOT NULL,
	"number" bigint NOT NULL,
	"state" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"amount" integer NOT NULL,
	"payout_id" uuid
);
--> statement-breakpoint
CREATE TABLE "rep_balances" (
	"rep_id" uuid PRIMARY KEY NOT NULL,
	"pending" bigint DEFAULT 0 NOT NULL,
	"held" bigint DEFAULT 0 NOT NULL,
	"payable" bigint DEFAULT 0 NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_items" (
	"payout_id" uuid NOT NULL,
	"rep_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"lines" integer NOT NULL,
	"holder_name" text NOT NULL,
	"iban" text NOT NULL,
	"iban_end" text NOT NULL,
	"state" text NOT NULL,
	"settled_at" timestamp with time zone,
	"returned_because" text,
	CONSTRAINT "payout_items_payout_id_rep_id_pk" PRIMARY KEY("payout_id","rep_id"),
	CONSTRAINT "payout_items_amount" CHECK ("payout_items"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"period" text NOT NULL,
	"state" text NOT NULL,
	"total" integer NOT NULL,
	"count" integer NOT NULL,
	"drafted_at" timestamp with time zone NOT NULL,
	"drafted_by" text,
	"confirmed_at" timestamp with time zone,
	"confirmed_by" text,
	"sent_at" timestamp with time zone,
	"file" text,
	"file_hash" text
);
--> statement-breakpoint
CREATE TABLE "rep_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"rep_id" uuid NOT NULL,
	"is_active" boolean NOT NULL,
	"is_imported" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rep_days" (
	"rep_id" uuid NOT NULL,
	"day" date NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"sign_ups" integer DEFAULT 0 NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"earned" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "rep_days_rep_id_day_pk" PRIMARY KEY("rep_id","day")
);
--> statement-breakpoint
CREATE TABLE "rep_rates" (
	"rep_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"item_type" text,
	"rate" integer NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"added_by" text,
	"reason" text NOT NULL,
	CONSTRAINT "rep_rates_rep_id_version_pk" PRIMARY KEY("rep_id","version"),
	CONSTRAINT "rep_rates_rate" CHECK ("rep_rates"."rate" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "reps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"display_name" text,
	"holder_name" text,
	"iban" text,
	"iban_digest" text,
	"iban_end" text,
	"tax_id" text,
	"agreement_version" integer,
	"agreed_at" timestamp with time zone,
	"coupon" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "cause" text DEFAULT 'buyer' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "items" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "referral_code" text;--> statement-breakpoint
ALTER TABLE "order_attributions" ADD CONSTRAINT "order_attributions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_attributions" ADD CONSTRAINT "order_attributions_rep_id_reps_id_fk" FOREIGN KEY ("rep_id") REFERENCES "public"."reps"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rep_attributions" ADD CONSTRAINT "rep_attributions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rep_attributions" ADD CONSTRAINT "rep_attributions_rep_id_reps_id_fk" FOREIGN KEY ("rep_id") REFERENCES "public"."reps"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_holds" ADD CONSTRAINT "commission_holds_line_id_commission_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."commission_lines"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_holds" ADD CONSTRAINT "commission_holds_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_lines" ADD CONSTRAINT "commission_lines_rep_id_reps_id_fk" FOREIGN KEY ("rep_id") REFERENCES "public"."reps"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_lines" ADD CONSTRAINT "commission_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_lines" ADD CONSTRAINT "commission_lines_reverses_commission_lines_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."commission_lines"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_stands" ADD CONSTRAINT "commission_stands_line_id_commission_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."commission_lines"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_stands" ADD CONSTRAINT "commission_stands_rep_id_reps_id_fk" FOREIGN KEY ("rep_id") REFERENCES "public"."reps"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_stands" ADD CONSTRAINT "commission_stands_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rep_balances" ADD CONSTRAINT "rep_balances_rep_id_reps_id_fk" FOREIGN KEY ("rep_id") REFERENCES "public"."reps"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_items" ADD CONSTRAINT "payout_items_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_items" ADD CONSTRAINT "payout_items_rep_id_reps_id_fk" FOREIGN KEY ("rep_id") REFERENCES "public"."reps"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_drafted_by_users_id_fk" FOREIGN KEY ("drafted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rep_codes" ADD CONSTRAINT "rep_codes_rep_id_reps_id_fk" FOREIGN KEY ("rep_id") REFERENCES "public"."reps"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rep_days" ADD CONSTRAINT "rep_days_rep_id_reps_id_fk" FOREIGN KEY ("rep_id") REFERENCES "public"."reps"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rep_rates" ADD CONSTRAINT "rep_rates_rep_id_reps_id_fk" FOREIGN KEY ("rep_id") REFERENCES "public"."reps"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rep_rates" ADD CONSTRAINT "rep_rates_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reps" ADD CONSTRAINT "reps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reps" ADD CONSTRAINT "reps_coupon_coupons_code_fk" FOREIGN KEY ("coupon") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_attributions_rep" ON "order_attributions" USING btree ("rep_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "rep_attributions_user" ON "rep_attributions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "rep_attributions_rep" ON "rep_attributions" USING btree ("rep_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "commission_lines_once" ON "commission_lines" USING btree ("source");--> statement-breakpoint
CREATE UNIQUE INDEX "commission_lines_number" ON "commission_lines" USING btree ("number");--> statement-breakpoint
CREATE INDEX "commission_lines_rep" ON "commission_lines" USING btree ("rep_id","number");--> statement-breakpoint
CREATE INDEX "commission_lines_order" ON "commission_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "commission_lines_reverses" ON "commission_lines" USING btree ("reverses");--> statement-breakpoint
CREATE INDEX "commission_stands_rep" ON "commission_stands" USING btree ("rep_id","state","number");--> statement-breakpoint
CREATE INDEX "commission_stands_due" ON "commission_stands" USING btree ("due_at") WHERE "commission_stands"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "commission_stands_payout" ON "commission_stands" USING btree ("payout_id","rep_id");--> statement-breakpoint
CREATE INDEX "commission_stands_held" ON "commission_stands" USING btree ("number") WHERE "commission_stands"."state" = 'held';--> statement-breakpoint
CREATE INDEX "payout_items_rep" ON "payout_items" USING btree ("rep_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_draft" ON "payouts" USING btree ("state") WHERE "payouts"."state" = 'draft';--> statement-breakpoint
CREATE INDEX "payouts_newest" ON "payouts" USING btree ("drafted_at");--> statement-breakpoint
CREATE INDEX "rep_codes_rep" ON "rep_codes" USING btree ("rep_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reps_user" ON "reps" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reps_iban" ON "reps" USING btree ("iban_digest");--> statement-breakpoint
CREATE UNIQUE INDEX "reps_coupon" ON "reps" USING btree ("coupon");--> statement-breakpoint
-- By hand from here on. What was agreed, submitted and earned stays as it was written; only the
-- names of accounts go, with the accounts.
CREATE TRIGGER commission_lines_written_once BEFORE UPDATE OR DELETE ON commission_lines
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER order_attributions_written_once BEFORE UPDATE OR DELETE ON order_attributions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER rep_attributions_written_once BEFORE DELETE OR UPDATE OF
  id, rep_id, code, rule, rule_version, candidates, at ON rep_attributions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER rep_rates_written_once BEFORE DELETE OR UPDATE OF
  rep_id, version, item_type, rate, valid_from, added_at, reason ON rep_rates
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Representatives that there are already: a code each, and no rate before one is agreed.
INSERT INTO reps (id, user_id, created_at)
SELECT gen_random_uuid(), user_id, created_at FROM sales_reps;
--> statement-breakpoint
INSERT INTO rep_codes (code, rep_id, is_active, is_imported, created_at)
SELECT 'R' || upper(left(md5(user_id), 7)) || '7', id, true, false, created_at FROM reps
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO rep_balances (rep_id) SELECT id FROM reps;
