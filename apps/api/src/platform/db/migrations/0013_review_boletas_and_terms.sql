-- Boletas and the twelve months of customs documents are treated by other rules since: every purchase is looked at again.
INSERT INTO "review_requests" ("business_uuid", "scope") SELECT DISTINCT "business_uuid", 'all' FROM "period_figures" ON CONFLICT ("business_uuid", "scope") DO UPDATE SET "id" = excluded."id", "attempts" = 0;
