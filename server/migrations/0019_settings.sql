CREATE TABLE "settings_groups" (
	"group" text PRIMARY KEY NOT NULL,
	"draft" jsonb,
	"revision" integer NOT NULL,
	"published" jsonb,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text
);
--> statement-breakpoint
CREATE TABLE "settings_versions" (
	"group" text NOT NULL,
	"number" integer NOT NULL,
	"values" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" text,
	CONSTRAINT "settings_versions_group_number_pk" PRIMARY KEY("group","number")
);
--> statement-breakpoint
ALTER TABLE "settings_groups" ADD CONSTRAINT "settings_groups_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings_versions" ADD CONSTRAINT "settings_versions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;