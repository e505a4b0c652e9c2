CREATE TABLE "education_quickies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"video_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"video_url" text NOT NULL,
	"fallback_video_url" text,
	"upload_status" text NOT NULL,
	"uploader_id" text,
	"scheduled_date" date,
	"is_active" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "education_quickies_video_id_unique" UNIQUE("video_id")
);
--> statement-breakpoint
CREATE TABLE "video_captions" (
	"video_id" uuid NOT NULL,
	"language" text NOT NULL,
	"file_id" uuid,
	"cues" jsonb NOT NULL,
	CONSTRAINT "video_captions_video_id_language_pk" PRIMARY KEY("video_id","language")
);
--> statement-breakpoint
CREATE TABLE "video_positions" (
	"user_id" text NOT NULL,
	"video_id" uuid NOT NULL,
	"position" double precision NOT NULL,
	"watched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "video_positions_user_id_video_id_pk" PRIMARY KEY("user_id","video_id")
);
--> statement-breakpoint
CREATE TABLE "video_renditions" (
	"video_id" uuid NOT NULL,
	"take" uuid NOT NULL,
	"name" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bandwidth" integer NOT NULL,
	"codecs" text NOT NULL,
	"playlist" text NOT NULL,
	"objects" jsonb NOT NULL,
	"bytes" bigint NOT NULL,
	CONSTRAINT "video_renditions_video_id_take_name_pk" PRIMARY KEY("video_id","take","name")
);
--> statement-breakpoint
CREATE TABLE "video_viewing_days" (
	"video_id" uuid NOT NULL,
	"day" date NOT NULL,
	"previews" integer DEFAULT 0 NOT NULL,
	"plays" integer DEFAULT 0 NOT NULL,
	"seconds" double precision DEFAULT 0 NOT NULL,
	CONSTRAINT "video_viewing_days_video_id_day_pk" PRIMARY KEY("video_id","day")
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"file_id" uuid NOT NULL,
	"language" text NOT NULL,
	"words" jsonb NOT NULL,
	"searched" text NOT NULL,
	"show" text NOT NULL,
	"topics" text[] NOT NULL,
	"published_at" timestamp with time zone,
	"state" text NOT NULL,
	"progress" integer NOT NULL,
	"failure" text,
	"seconds" integer,
	"folder" text NOT NULL,
	"next_file_id" uuid,
	"next_folder" text,
	"take" uuid,
	"thumbnails" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "videos_slug_unique" UNIQUE("slug"),
	CONSTRAINT "videos_folder_unique" UNIQUE("folder"),
	CONSTRAINT "videos_next_folder_unique" UNIQUE("next_folder"),
	CONSTRAINT "videos_progress" CHECK ("videos"."progress" between 0 and 100),
	CONSTRAINT "videos_ready" CHECK ("videos"."state" <> 'ready' or "videos"."take" is not null),
	CONSTRAINT "videos_next" CHECK (("videos"."next_file_id" is null) = ("videos"."next_folder" is null))
);
--> statement-breakpoint
ALTER TABLE "education_quickies" ADD CONSTRAINT "education_quickies_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education_quickies" ADD CONSTRAINT "education_quickies_uploader_id_users_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_captions" ADD CONSTRAINT "video_captions_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_captions" ADD CONSTRAINT "video_captions_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_positions" ADD CONSTRAINT "video_positions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_positions" ADD CONSTRAINT "video_positions_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_renditions" ADD CONSTRAINT "video_renditions_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_viewing_days" ADD CONSTRAINT "video_viewing_days_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_next_file_id_stored_files_id_fk" FOREIGN KEY ("next_file_id") REFERENCES "public"."stored_files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "education_quickies_day" ON "education_quickies" USING btree ("scheduled_date","created_at");--> statement-breakpoint
CREATE INDEX "education_quickies_latest" ON "education_quickies" USING btree ("created_at") WHERE "education_quickies"."is_active";--> statement-breakpoint
CREATE INDEX "education_quickies_uploader" ON "education_quickies" USING btree ("uploader_id");--> statement-breakpoint
CREATE INDEX "video_captions_file" ON "video_captions" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "video_positions_latest" ON "video_positions" USING btree ("user_id","watched_at");--> statement-breakpoint
CREATE INDEX "video_positions_video" ON "video_positions" USING btree ("video_id");--> statement-breakpoint
CREATE UNIQUE INDEX "videos_file" ON "videos" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "videos_next_file" ON "videos" USING btree ("next_file_id");--> statement-breakpoint
CREATE INDEX "videos_newest" ON "videos" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "videos_published" ON "videos" USING btree ("published_at","id") WHERE "videos"."take" is not null;--> statement-breakpoint
CREATE INDEX "videos_searched" ON "videos" USING gin ("searched" gin_trgm_ops);