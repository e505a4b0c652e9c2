ALTER TABLE "lessons" ADD COLUMN "languages" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
-- What a lesson says in its original and leaves out in another language doesn't count there.
UPDATE "lessons" SET "languages" = "written"."languages"
FROM (
  SELECT "item"."id" AS "course_id", "lesson" ->> 'id' AS "lesson_id",
    array_prepend("item"."original_language", array(
      SELECT "wording"."key" FROM jsonb_each("lesson" -> 'texts') AS "wording"
      WHERE "wording"."key" <> "item"."original_language"
        AND NOT EXISTS (
          SELECT FROM jsonb_each("lesson" -> 'texts' -> "item"."original_language" -> 'text') AS "field"
          WHERE "field"."value" NOT IN ('""', '[]', 'null')
            AND coalesce("wording"."value" -> 'text' -> "field"."key", 'null') IN ('""', '[]', 'null')
        )
      ORDER BY "wording"."key"
    )) AS "languages"
  FROM "catalogue_items" AS "item",
    jsonb_path_query("item"."published", '$.modules[*].lessons[*]') AS "lesson"
  WHERE "item"."kind" = 'course'
) AS "written"
WHERE "lessons"."id"::text = "written"."lesson_id" AND "lessons"."course_id" = "written"."course_id";
