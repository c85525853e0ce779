-- The physical series 1, 001 and 0001 are one (decision 0058). As `seriesKey` of @contapro/sunat writes a series.
CREATE FUNCTION series_key(type text, series text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN type ~ '^5[0-4]$' OR series !~ '^[0-9]+$' THEN series
    ELSE lpad(ltrim(series, '0'), greatest(4, length(ltrim(series, '0'))), '0') END
$$;--> statement-breakpoint
-- The codes of vouchers that have another one now.
CREATE TABLE "series_renames" AS
  SELECT DISTINCT "business_uuid", "operation", "code" AS "old_code",
    concat_ws('-', "issuer_document", "type", series_key("type", "series"))
      || substr("code", length(concat_ws('-', "issuer_document", "type", "series")) + 1) AS "new_code"
  FROM "vouchers"
  WHERE "series" ~ '^[0-9]+$' AND "series" <> series_key("type", "series")
    AND starts_with("code", concat_ws('-', "issuer_document", "type", "series", ''));--> statement-breakpoint
-- Everything that the new codes touch is reviewed, and the boxes that change are named.
CREATE TABLE "series_companies" AS
  SELECT "business_uuid" FROM "series_renames"
  UNION SELECT "business_uuid" FROM "vouchers"
    WHERE "modified_series" ~ '^[0-9]+$' AND "modified_series" <> series_key("modified_type", "modified_series")
  UNION SELECT "business_uuid" FROM "detraction_deposits"
    WHERE "series" ~ '^[0-9]+$' AND "series" <> series_key("voucher_type", "series");--> statement-breakpoint
INSERT INTO "review_requests" ("business_uuid", "scope") SELECT "business_uuid", 'all' FROM "series_companies"
  ON CONFLICT ("business_uuid", "scope") DO UPDATE SET "id" = excluded."id", "attempts" = 0;--> statement-breakpoint
INSERT INTO "rule_reviews" ("business_uuid") SELECT "business_uuid" FROM "series_companies" ON CONFLICT DO NOTHING;--> statement-breakpoint
-- A review merges the vouchers that are stored under two codes, and moves what names them.
CREATE TABLE "series_conflicts" AS
  SELECT r.* FROM "series_renames" r WHERE EXISTS (
    SELECT FROM "series_renames" o WHERE o."business_uuid" = r."business_uuid" AND o."operation" = r."operation"
      AND o."new_code" = r."new_code" AND o."old_code" <> r."old_code"
  ) OR EXISTS (
    SELECT FROM "vouchers" v WHERE v."business_uuid" = r."business_uuid" AND v."operation" = r."operation" AND v."code" = r."new_code"
  );--> statement-breakpoint
INSERT INTO "review_requests" ("business_uuid", "scope") SELECT DISTINCT "business_uuid", 'series' FROM "series_conflicts"
  ON CONFLICT ("business_uuid", "scope") DO UPDATE SET "id" = excluded."id", "attempts" = 0;--> statement-breakpoint
DELETE FROM "series_renames" r USING "series_conflicts" c WHERE c."business_uuid" = r."business_uuid"
  AND c."operation" = r."operation" AND c."old_code" = r."old_code";--> statement-breakpoint
UPDATE "vouchers" v SET "code" = r."new_code" FROM "series_renames" r
  WHERE v."business_uuid" = r."business_uuid" AND v."operation" = r."operation" AND v."code" = r."old_code";--> statement-breakpoint
UPDATE "voucher_decisions" d SET "code" = r."new_code" FROM "series_renames" r
  WHERE r."operation" = 'COMPRA' AND d."business_uuid" = r."business_uuid" AND d."code" = r."old_code";--> statement-breakpoint
UPDATE "detraction_entries" e SET "code" = r."new_code" FROM "series_renames" r
  WHERE r."operation" = 'COMPRA' AND e."business_uuid" = r."business_uuid" AND e."code" = r."old_code";--> statement-breakpoint
UPDATE "detraction_deposit_files" f SET "lines" = (
  SELECT jsonb_agg(CASE WHEN r."new_code" IS NULL THEN line ELSE jsonb_set(line, '{code}', to_jsonb(r."new_code")) END ORDER BY at)
  FROM jsonb_array_elements(f."lines") WITH ORDINALITY AS l(line, at)
  LEFT JOIN "series_renames" r ON r."business_uuid" = f."business_uuid" AND r."operation" = 'COMPRA' AND r."old_code" = line ->> 'code'
) WHERE EXISTS (
  SELECT FROM jsonb_array_elements(f."lines") AS line JOIN "series_renames" r
    ON r."business_uuid" = f."business_uuid" AND r."operation" = 'COMPRA' AND r."old_code" = line ->> 'code'
);--> statement-breakpoint
UPDATE "review_requests" q SET "scope" = 'purchase ' || r."new_code" FROM "series_renames" r
  WHERE r."operation" = 'COMPRA' AND q."business_uuid" = r."business_uuid" AND q."scope" = 'purchase ' || r."old_code";--> statement-breakpoint
-- What names a voucher names it by the series of its code.
UPDATE "vouchers" SET "modified_series" = series_key("modified_type", "modified_series")
  WHERE "modified_series" ~ '^[0-9]+$' AND "modified_series" <> series_key("modified_type", "modified_series");--> statement-breakpoint
UPDATE "detraction_deposits" SET "series" = series_key("voucher_type", "series"),
    "voucher_code" = CASE WHEN "voucher_code" IS NULL THEN NULL
      ELSE concat_ws('-', "supplier_ruc", "voucher_type", series_key("voucher_type", "series"), "number") END
  WHERE "series" ~ '^[0-9]+$' AND "series" <> series_key("voucher_type", "series");--> statement-breakpoint
UPDATE "withholdings" w SET "code" = concat_ws('-', "agent_document", "type", series_key("type", "series"), "number")
  WHERE "series" ~ '^[0-9]+$' AND "series" <> series_key("type", "series") AND NOT EXISTS (
    SELECT FROM "withholdings" o WHERE o."business_uuid" = w."business_uuid"
      AND o."code" = concat_ws('-', w."agent_document", w."type", series_key(w."type", w."series"), w."number")
  );--> statement-breakpoint
UPDATE "withholdings" w SET "voucher_references" = (
  SELECT jsonb_agg(jsonb_set(r, '{series}', to_jsonb(series_key(r ->> 'type', r ->> 'series'))) ORDER BY at)
  FROM jsonb_array_elements(w."voucher_references") WITH ORDINALITY AS l(r, at)
) WHERE EXISTS (
  SELECT FROM jsonb_array_elements(w."voucher_references") AS r
  WHERE r ->> 'series' <> series_key(r ->> 'type', r ->> 'series')
);--> statement-breakpoint
-- The review of all sales writes their runs by the new series.
DELETE FROM "sale_number_runs" WHERE "series" ~ '^[0-9]+$' AND "series" <> series_key("type", "series");--> statement-breakpoint
DROP TABLE "series_conflicts";--> statement-breakpoint
DROP TABLE "series_companies";--> statement-breakpoint
DROP TABLE "series_renames";--> statement-breakpoint
DROP FUNCTION series_key(text, text);
