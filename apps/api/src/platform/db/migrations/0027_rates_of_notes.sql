-- A note that no register has put into soles has the exchange rate of the voucher that it modifies (decision 0051).
INSERT INTO "review_requests" ("business_uuid", "scope")
  SELECT DISTINCT "business_uuid", 'exchange-rates' FROM "vouchers"
  WHERE "source" = 'xml' AND "currency" <> 'PEN' AND "type" ~ '^[089][78]$' AND "modified_number" <> '' AND "superseded_in" = 2147483647
  ON CONFLICT ("business_uuid", "scope") DO UPDATE SET "id" = excluded."id", "attempts" = 0;--> statement-breakpoint
-- The boxes that change are named.
INSERT INTO "rule_reviews" ("business_uuid") SELECT "business_uuid" FROM "review_requests" WHERE "scope" = 'exchange-rates'
  ON CONFLICT DO NOTHING;
