CREATE TABLE "claim_sources" (
	"claim_id" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"url" text,
	"as_of" date NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text,
	CONSTRAINT "claim_sources_text" CHECK (char_length("claim_sources"."text") between 1 and 1000),
	CONSTRAINT "claim_sources_url" CHECK ("claim_sources"."url" like 'https://%')
);
--> statement-breakpoint
ALTER TABLE "claim_sources" ADD CONSTRAINT "claim_sources_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;