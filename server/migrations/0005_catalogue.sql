CREATE TABLE "catalogue_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"draft" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"published" jsonb,
	"published_revision" integer,
	"published_at" timestamp with time zone,
	"changed_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"scheduled_for" timestamp with time zone,
	"scheduled_revision" integer,
	"is_public" boolean DEFAULT false NOT NULL,
	"price" integer NOT NULL,
	"level" text,
	"byline" text,
	"cover" uuid,
	"page_count" integer,
	"original_language" text NOT NULL,
	"markets" text[] NOT NULL,
	"platforms" text[] NOT NULL,
	"minutes" integer NOT NULL,
	"lesson_count" integer NOT NULL,
	"position" integer NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text,
	CONSTRAINT "catalogue_items_price" CHECK ("catalogue_items"."price" between 0 and 1000000),
	CONSTRAINT "catalogue_items_public" CHECK (not "catalogue_items"."is_public" or "catalogue_items"."published" is not null)
);
--> statement-breakpoint
CREATE TABLE "catalogue_revisions" (
	"item_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"draft" jsonb NOT NULL,
	"act" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by" text,
	CONSTRAINT "catalogue_revisions_item_id_number_pk" PRIMARY KEY("item_id","number")
);
--> statement-breakpoint
CREATE TABLE "catalogue_slugs" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"item_id" uuid NOT NULL,
	CONSTRAINT "catalogue_slugs_kind_slug_pk" PRIMARY KEY("kind","slug")
);
--> statement-breakpoint
CREATE TABLE "catalogue_texts" (
	"item_id" uuid NOT NULL,
	"language" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "catalogue_texts_item_id_language_pk" PRIMARY KEY("item_id","language")
);
--> statement-breakpoint
CREATE TABLE "lessons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"is_free" boolean NOT NULL,
	"minutes" integer NOT NULL,
	"position" integer NOT NULL,
	"is_public" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "download_days" (
	"item_id" uuid NOT NULL,
	"day" date NOT NULL,
	"downloads" integer NOT NULL,
	CONSTRAINT "download_days_day_item_id_pk" PRIMARY KEY("day","item_id")
);
--> statement-breakpoint
CREATE TABLE "downloads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"file_id" uuid NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone NOT NULL,
	"indicator_id" uuid,
	"book_id" uuid,
	CONSTRAINT "downloads_item" CHECK (num_nonnulls("downloads"."indicator_id", "downloads"."book_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "free_download_activities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"file_id" uuid NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone NOT NULL,
	"free_download_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entitlements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"item_id" uuid NOT NULL,
	"source" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"granted_by" text,
	"reason" text,
	"order_id" uuid,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "file_uses" (
	"file_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	CONSTRAINT "file_uses_file_id_item_id_pk" PRIMARY KEY("file_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"purpose" text NOT NULL,
	"state" text NOT NULL,
	"refusal" text,
	"bytes" bigint NOT NULL,
	"content_type" text,
	"sha256" text,
	"duration_seconds" integer,
	"width" integer,
	"height" integer,
	"page_count" integer,
	"upload_id" text,
	"part_digests" jsonb,
	"uploaded_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stored_files_bytes" CHECK ("stored_files"."bytes" between 0 and 1073741824),
	CONSTRAINT "stored_files_refusal" CHECK (("stored_files"."state" = 'refused') = ("stored_files"."refusal" is not null))
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"confirmation_digest" text,
	"departure_digest" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"left_at" timestamp with time zone,
	CONSTRAINT "newsletter_subscribers_email_unique" UNIQUE("email"),
	CONSTRAINT "newsletter_subscribers_confirmation_digest_unique" UNIQUE("confirmation_digest"),
	CONSTRAINT "newsletter_subscribers_departure_digest_unique" UNIQUE("departure_digest")
);
--> statement-breakpoint
ALTER TABLE "catalogue_items" ADD CONSTRAINT "catalogue_items_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_revisions" ADD CONSTRAINT "catalogue_revisions_item_id_catalogue_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."catalogue_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_revisions" ADD CONSTRAINT "catalogue_revisions_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_slugs" ADD CONSTRAINT "catalogue_slugs_item_id_catalogue_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."catalogue_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_texts" ADD CONSTRAINT "catalogue_texts_item_id_catalogue_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."catalogue_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_course_id_catalogue_items_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."catalogue_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "download_days" ADD CONSTRAINT "download_days_item_id_catalogue_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."catalogue_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "downloads" ADD CONSTRAINT "downloads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "downloads" ADD CONSTRAINT "downloads_indicator_id_catalogue_items_id_fk" FOREIGN KEY ("indicator_id") REFERENCES "public"."catalogue_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "downloads" ADD CONSTRAINT "downloads_book_id_catalogue_items_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."catalogue_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_download_activities" ADD CONSTRAINT "free_download_activities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_download_activities" ADD CONSTRAINT "free_download_activities_free_download_id_catalogue_items_id_fk" FOREIGN KEY ("free_download_id") REFERENCES "public"."catalogue_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_item_id_catalogue_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."catalogue_items"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_granted_by_users_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_uses" ADD CONSTRAINT "file_uses_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "catalogue_items_slug" ON "catalogue_items" USING btree ("kind","slug");--> statement-breakpoint
CREATE INDEX "catalogue_items_chosen" ON "catalogue_items" USING btree ("kind","position","id") WHERE "catalogue_items"."is_public";--> statement-breakpoint
CREATE INDEX "catalogue_items_newest" ON "catalogue_items" USING btree ("kind","published_at","id") WHERE "catalogue_items"."is_public";--> statement-breakpoint
CREATE INDEX "catalogue_items_cheapest" ON "catalogue_items" USING btree ("kind","price","id") WHERE "catalogue_items"."is_public";--> statement-breakpoint
CREATE INDEX "catalogue_items_shortest" ON "catalogue_items" USING btree ("kind","minutes","id") WHERE "catalogue_items"."is_public";--> statement-breakpoint
CREATE INDEX "catalogue_items_markets" ON "catalogue_items" USING gin ("markets") WHERE "catalogue_items"."is_public";--> statement-breakpoint
CREATE INDEX "catalogue_items_changed" ON "catalogue_items" USING btree ("kind","updated_at","id");--> statement-breakpoint
CREATE INDEX "catalogue_items_title" ON "catalogue_items" USING btree ("kind",lower("title"),"id");--> statement-breakpoint
CREATE INDEX "catalogue_items_title_words" ON "catalogue_items" USING gin (lower("title") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "catalogue_items_place" ON "catalogue_items" USING btree ("kind","position","id");--> statement-breakpoint
CREATE INDEX "catalogue_items_scheduled" ON "catalogue_items" USING btree ("scheduled_for") WHERE "catalogue_items"."scheduled_for" is not null;--> statement-breakpoint
CREATE INDEX "catalogue_slugs_item" ON "catalogue_slugs" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "catalogue_texts_words" ON "catalogue_texts" USING gin ("words");--> statement-breakpoint
CREATE INDEX "catalogue_texts_title" ON "catalogue_texts" USING gin (lower("title") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "lessons_course" ON "lessons" USING btree ("course_id","position");--> statement-breakpoint
CREATE INDEX "download_days_item" ON "download_days" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "downloads_member" ON "downloads" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "downloads_indicator" ON "downloads" USING btree ("indicator_id");--> statement-breakpoint
CREATE INDEX "downloads_book" ON "downloads" USING btree ("book_id");--> statement-breakpoint
CREATE INDEX "downloads_addressed" ON "downloads" USING btree ("created_at") WHERE "downloads"."ip_address" is not null;--> statement-breakpoint
CREATE INDEX "free_download_activities_member" ON "free_download_activities" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "free_download_activities_item" ON "free_download_activities" USING btree ("free_download_id");--> statement-breakpoint
CREATE INDEX "free_download_activities_addressed" ON "free_download_activities" USING btree ("created_at") WHERE "free_download_activities"."ip_address" is not null;--> statement-breakpoint
CREATE INDEX "entitlements_owner" ON "entitlements" USING btree ("user_id","item_id");--> statement-breakpoint
CREATE INDEX "entitlements_item" ON "entitlements" USING btree ("item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "entitlements_one_purchase" ON "entitlements" USING btree ("order_id","item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "entitlements_one_grant" ON "entitlements" USING btree ("user_id","item_id") WHERE "entitlements"."source" = 'grant' and "entitlements"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "file_uses_item" ON "file_uses" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "stored_files_newest" ON "stored_files" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "stored_files_name" ON "stored_files" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "stored_files_name_words" ON "stored_files" USING gin (lower("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "stored_files_largest" ON "stored_files" USING btree ("bytes","id");--> statement-breakpoint
CREATE INDEX "stored_files_unfinished" ON "stored_files" USING btree ("updated_at") WHERE "stored_files"."state" in ('uploading', 'checking');--> statement-breakpoint
CREATE INDEX "stored_files_uploader" ON "stored_files" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_state" ON "newsletter_subscribers" USING btree ("state","requested_at");