CREATE TABLE "open_sessions" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"opened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "open_sessions" ADD CONSTRAINT "open_sessions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "open_sessions_age" ON "open_sessions" USING btree ("opened_at","order_id");--> statement-breakpoint
-- Sessions of cancelled orders are asked about once more: nobody knows whether they were closed.
INSERT INTO "open_sessions" SELECT "id", "placed_at" FROM "orders" WHERE "session_id" IS NOT NULL AND "paid_at" IS NULL;
