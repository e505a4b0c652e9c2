CREATE TABLE "open_sessions" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"opened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "open_sessions" ADD CONSTRAINT "open_sessions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "open_sessions_age" ON "open_sessions" USING btree ("opened_at","order_id");--> statement-breakpoint
-- Sessions of cancelled orders are asked about once more: nobody knows whether they were closed.
INSERT INTO "open_sessions" SELECT "id", "placed_at" FROM "orders" WHERE "session_id" IS NOT NULL AND "paid_at" IS NULL;
--> statement-breakpoint
-- Only what an event is about stays; names, addresses and cards go.
UPDATE "stripe_events" SET "payload" = jsonb_build_object(
	'object', coalesce(about ->> 'object', 'unknown'),
	'id', CASE jsonb_typeof(about -> 'id') WHEN 'string' THEN about ->> 'id' END,
	'paymentIntent', CASE jsonb_typeof(about -> 'payment_intent') WHEN 'string' THEN about ->> 'payment_intent' END,
	'subscription', coalesce(
		about -> 'parent' -> 'subscription_details' ->> 'subscription',
		CASE jsonb_typeof(about -> 'subscription') WHEN 'string' THEN about ->> 'subscription' END
	),
	'order', about -> 'metadata' ->> 'order_id',
	'refunded', coalesce(about -> 'amount_refunded', '0'::jsonb)
)
FROM (SELECT "id" AS "event", "payload" -> 'data' -> 'object' AS about FROM "stripe_events") AS told
WHERE told."event" = "stripe_events"."id";
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "credit" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "refunded_at" timestamp with time zone;
