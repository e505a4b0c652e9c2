CREATE TABLE "video_texts" (
	"video_id" uuid NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "video_texts_video_id_language_pk" PRIMARY KEY("video_id","language")
);
--> statement-breakpoint
ALTER TABLE "video_texts" ADD CONSTRAINT "video_texts_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "video_texts_words" ON "video_texts" USING gin ("words");--> statement-breakpoint
CREATE INDEX "video_texts_title" ON "video_texts" USING gin (lower("title") gin_trgm_ops);