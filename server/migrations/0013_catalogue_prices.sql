CREATE TABLE "catalogue_prices" (
	"item_id" uuid NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"price" integer,
	CONSTRAINT "catalogue_prices_item_id_valid_from_pk" PRIMARY KEY("item_id","valid_from")
);
--> statement-breakpoint
ALTER TABLE "catalogue_items" ADD COLUMN "prior_price" integer;--> statement-breakpoint
ALTER TABLE "catalogue_items" ADD COLUMN "reduced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "catalogue_texts" ADD COLUMN "summary_language" text;--> statement-breakpoint
ALTER TABLE "catalogue_prices" ADD CONSTRAINT "catalogue_prices_item_id_catalogue_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."catalogue_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "catalogue_prices" ("item_id", "valid_from", "price")
SELECT "id", coalesce("changed_at", "published_at", "created_at"), "price" FROM "catalogue_items" WHERE "is_public";
