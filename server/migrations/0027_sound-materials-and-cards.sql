CREATE TABLE "shown_computed_claims" (
	"claim_id" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_materials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"series_id" uuid NOT NULL,
	"date" date NOT NULL,
	"file_id" uuid NOT NULL,
	"title" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_audio" (
	"video_id" uuid NOT NULL,
	"language" text NOT NULL,
	"file_id" uuid NOT NULL,
	"state" text NOT NULL,
	"made" jsonb,
	CONSTRAINT "video_audio_video_id_language_pk" PRIMARY KEY("video_id","language"),
	CONSTRAINT "video_audio_ready" CHECK ("video_audio"."state" <> 'ready' or "video_audio"."made" is not null)
);
--> statement-breakpoint
ALTER TABLE "reps" ADD COLUMN "vat_id_state" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "card_digest" text;--> statement-breakpoint
ALTER TABLE "event_occurrences" ADD COLUMN "emptied" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "event_materials" ADD CONSTRAINT "event_materials_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_materials" ADD CONSTRAINT "event_materials_occurrence_fk" FOREIGN KEY ("series_id","date") REFERENCES "public"."event_occurrences"("series_id","date") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_audio" ADD CONSTRAINT "video_audio_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_audio" ADD CONSTRAINT "video_audio_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_materials_occurrence" ON "event_materials" USING btree ("series_id","date");--> statement-breakpoint
CREATE INDEX "event_materials_file" ON "event_materials" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "video_audio_file" ON "video_audio" USING btree ("file_id");--> statement-breakpoint
-- Billing details that were saved before: a Slovak id was invoiced with VAT, and the register was
-- never asked, so it is now. It knows no ids of countries outside the EU.
UPDATE "reps" SET
  "billing" = "billing" || jsonb_build_object(
    'chargesVat', "billing" ->> 'vatId' is not null and "billing" ->> 'country' = 'SK'
  ),
  "vat_id_state" = CASE
    WHEN "billing" ->> 'vatId' is not null
      AND "billing" ->> 'country' IN (
        'AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE',
        'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'
      ) THEN 'waiting'
  END
WHERE "billing" IS NOT NULL;
