CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE TABLE "carts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shopping_cart" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"item_type" text NOT NULL,
	"item_id" uuid NOT NULL,
	"price" integer NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shopping_cart_price" CHECK ("shopping_cart"."price" >= 0),
	CONSTRAINT "shopping_cart_quantity" CHECK ("shopping_cart"."quantity" = 1)
);
--> statement-breakpoint
CREATE TABLE "country_rules" (
	"country" text NOT NULL,
	"version" integer NOT NULL,
	"valid_from" date NOT NULL,
	"vat_rate" integer NOT NULL,
	"is_sale_allowed" boolean NOT NULL,
	"risk_note" text NOT NULL,
	"waiver_note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text,
	CONSTRAINT "country_rules_country_version_pk" PRIMARY KEY("country","version"),
	CONSTRAINT "country_rules_rate" CHECK ("country_rules"."vat_rate" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"note" text NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"limit" integer,
	"limit_per_person" integer,
	"minimum" integer,
	"items" uuid[] NOT NULL,
	"owner" text,
	"is_active" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_series_kind_year_pk" PRIMARY KEY("kind","year")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"serial" integer NOT NULL,
	"number" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"language" text NOT NULL,
	"country" text NOT NULL,
	"vat_rate" integer NOT NULL,
	"vat_treatment" text NOT NULL,
	"total" integer NOT NULL,
	"net" integer NOT NULL,
	"vat" integer NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "invoices_sum" CHECK ("invoices"."net" + "invoices"."vat" = "invoices"."total")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"posting" text NOT NULL,
	"order_id" uuid NOT NULL,
	"account" text NOT NULL,
	"country" text,
	"amount" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"amount" integer,
	"by" text,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"item_id" uuid NOT NULL,
	"item_type" text NOT NULL,
	"title" text NOT NULL,
	"interval" text,
	"price" integer NOT NULL,
	"discount" integer NOT NULL,
	"total" integer NOT NULL,
	"net" integer NOT NULL,
	"vat" integer NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_lines_sum" CHECK ("order_lines"."net" + "order_lines"."vat" = "order_lines"."total"),
	CONSTRAINT "order_lines_total" CHECK ("order_lines"."price" - "order_lines"."discount" >= "order_lines"."total")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer DEFAULT nextval('order_numbers') NOT NULL,
	"user_id" text,
	"state" text NOT NULL,
	"method" text NOT NULL,
	"key" uuid,
	"key_hash" text,
	"cart_version" integer,
	"language" text NOT NULL,
	"email" text NOT NULL,
	"billing" jsonb NOT NULL,
	"country" text NOT NULL,
	"rule_version" integer NOT NULL,
	"vat_rate" integer NOT NULL,
	"vat_treatment" text NOT NULL,
	"subtotal" integer NOT NULL,
	"discount" integer NOT NULL,
	"total" integer NOT NULL,
	"net" integer NOT NULL,
	"vat" integer NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"coupon" text,
	"declarations" jsonb NOT NULL,
	"location_proofs" jsonb NOT NULL,
	"dispute" text,
	"held_because" text,
	"placed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"session_id" text,
	"session_url" text,
	"payment_intent_id" text,
	"stripe_invoice_id" text,
	"subscription_id" uuid,
	CONSTRAINT "orders_sum" CHECK ("orders"."net" + "orders"."vat" = "orders"."total"),
	CONSTRAINT "orders_amounts" CHECK ("orders"."total" >= 0 and "orders"."net" >= 0 and "orders"."vat" >= 0),
	CONSTRAINT "orders_refunded" CHECK ("orders"."refunded" between 0 and "orders"."total")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"key" uuid,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"iban" text,
	"requested_at" timestamp with time zone NOT NULL,
	"requested_by" text,
	"done_at" timestamp with time zone,
	"paid_by_hand" boolean DEFAULT false NOT NULL,
	"stripe_refund_id" text,
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text,
	"item_id" uuid NOT NULL,
	"state" text NOT NULL,
	"price" integer NOT NULL,
	"interval" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"paid_until" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"stripe_subscription_id" text NOT NULL,
	"stripe_customer_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_cart" ADD CONSTRAINT "shopping_cart_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_cart" ADD CONSTRAINT "shopping_cart_item_id_catalogue_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."catalogue_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "country_rules" ADD CONSTRAINT "country_rules_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_item_id_catalogue_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."catalogue_items"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_coupon_coupons_code_fk" FOREIGN KEY ("coupon") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_item_id_catalogue_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."catalogue_items"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shopping_cart_item" ON "shopping_cart" USING btree ("user_id","item_type","item_id");--> statement-breakpoint
CREATE INDEX "shopping_cart_of_item" ON "shopping_cart" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "coupons_newest" ON "coupons" USING btree ("created_at","code");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("kind","year","serial");--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_id","issued_at");--> statement-breakpoint
CREATE INDEX "invoices_issued" ON "invoices" USING btree ("issued_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_once" ON "ledger_entries" USING btree ("posting","account");--> statement-breakpoint
CREATE INDEX "ledger_entries_order" ON "ledger_entries" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_lines_item" ON "order_lines" USING btree ("item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number" ON "orders" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_key" ON "orders" USING btree ("user_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_cart" ON "orders" USING btree ("user_id","cart_version") WHERE "orders"."state" <> 'cancelled';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_session" ON "orders" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_payment_intent" ON "orders" USING btree ("payment_intent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_stripe_invoice" ON "orders" USING btree ("stripe_invoice_id");--> statement-breakpoint
CREATE INDEX "orders_buyer" ON "orders" USING btree ("user_id","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_largest" ON "orders" USING btree ("total","id");--> statement-breakpoint
CREATE INDEX "orders_paid" ON "orders" USING btree ("paid_at","id") WHERE "orders"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_waiting" ON "orders" USING btree ("placed_at","id") WHERE "orders"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING gin (lower("email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_coupon" ON "orders" USING btree ("coupon") WHERE "orders"."coupon" is not null;--> statement-breakpoint
CREATE INDEX "orders_subscription" ON "orders" USING btree ("subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_key" ON "refunds" USING btree ("order_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_stripe" ON "refunds" USING btree ("stripe_refund_id");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id","requested_at");--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("requested_at") WHERE "refunds"."state" <> 'done';--> statement-breakpoint
CREATE INDEX "stripe_events_waiting" ON "stripe_events" USING btree ("received_at") WHERE "stripe_events"."processed_at" is null;--> statement-breakpoint
CREATE INDEX "stripe_events_age" ON "stripe_events" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_stripe" ON "subscriptions" USING btree ("stripe_subscription_id");--> statement-breakpoint
CREATE INDEX "subscriptions_owner" ON "subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscriptions_running" ON "subscriptions" USING btree ("paid_until") WHERE "subscriptions"."state" <> 'ended';