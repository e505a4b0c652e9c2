CREATE TABLE "blog_letter_readers" (
	"post_id" uuid NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blog_letter_readers_once" UNIQUE("post_id","subscriber_id")
);
--> statement-breakpoint
CREATE TABLE "blog_letters" (
	"post_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"written" integer DEFAULT 0 NOT NULL,
	"reached_reader" uuid,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"id" uuid PRIMARY KEY NOT NULL,
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
	"original_language" text NOT NULL,
	"translated" boolean DEFAULT false NOT NULL,
	"author" text,
	"tags" text[] NOT NULL,
	"cover" uuid,
	"version" integer DEFAULT 0 NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text,
	CONSTRAINT "blog_posts_public" CHECK (not "blog_posts"."is_public" or "blog_posts"."published" is not null)
);
--> statement-breakpoint
CREATE TABLE "blog_revisions" (
	"post_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"version" integer NOT NULL,
	"draft" jsonb NOT NULL,
	"act" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by" text,
	"published_at" timestamp with time zone,
	CONSTRAINT "blog_revisions_post_id_number_pk" PRIMARY KEY("post_id","number")
);
--> statement-breakpoint
CREATE TABLE "blog_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"language" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_texts" (
	"post_id" uuid NOT NULL,
	"language" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"minutes" integer NOT NULL,
	"translated_from" integer,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "blog_texts_post_id_language_pk" PRIMARY KEY("post_id","language")
);
--> statement-breakpoint
CREATE TABLE "blog_versions" (
	"post_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"fingerprint" text NOT NULL,
	CONSTRAINT "blog_versions_post_id_version_pk" PRIMARY KEY("post_id","version")
);
--> statement-breakpoint
ALTER TABLE "blog_letter_readers" ADD CONSTRAINT "blog_letter_readers_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_letter_readers" ADD CONSTRAINT "blog_letter_readers_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_letters" ADD CONSTRAINT "blog_letters_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_revisions" ADD CONSTRAINT "blog_revisions_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_revisions" ADD CONSTRAINT "blog_revisions_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_slugs" ADD CONSTRAINT "blog_slugs_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_texts" ADD CONSTRAINT "blog_texts_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_versions" ADD CONSTRAINT "blog_versions_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_letter_readers_subscriber" ON "blog_letter_readers" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "blog_posts_newest" ON "blog_posts" USING btree ("published_at","id") WHERE "blog_posts"."is_public";--> statement-breakpoint
CREATE INDEX "blog_posts_tags" ON "blog_posts" USING gin ("tags") WHERE "blog_posts"."is_public";--> statement-breakpoint
CREATE INDEX "blog_posts_changed" ON "blog_posts" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "blog_posts_title_words" ON "blog_posts" USING gin (lower("title") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "blog_posts_scheduled" ON "blog_posts" USING btree ("scheduled_for") WHERE "blog_posts"."scheduled_for" is not null;--> statement-breakpoint
CREATE INDEX "blog_slugs_post" ON "blog_slugs" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "blog_texts_words" ON "blog_texts" USING gin ("words");--> statement-breakpoint
CREATE INDEX "blog_texts_title" ON "blog_texts" USING gin (lower("title") gin_trgm_ops);