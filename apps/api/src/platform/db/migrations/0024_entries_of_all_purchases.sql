-- Reviews of many purchases missed what was entered about detractions of some: their companies are reviewed again, and the boxes that change are named.
INSERT INTO "review_requests" ("business_uuid", "scope") SELECT DISTINCT "business_uuid", 'all' FROM "detraction_entries" ON CONFLICT ("business_uuid", "scope") DO UPDATE SET "id" = excluded."id", "attempts" = 0;--> statement-breakpoint
INSERT INTO "rule_reviews" ("business_uuid") SELECT DISTINCT "business_uuid" FROM "detraction_entries" ON CONFLICT DO NOTHING;
