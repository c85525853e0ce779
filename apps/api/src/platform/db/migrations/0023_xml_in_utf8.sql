-- The reader now reads valid UTF-8 as UTF-8, whatever the XML declares: every stored XML is read again, from the first hash.
INSERT INTO "review_requests" ("business_uuid", "scope") SELECT DISTINCT "business_uuid", 'xml ' FROM "documents" WHERE "kind" = 'ubl' ON CONFLICT ("business_uuid", "scope") DO UPDATE SET "id" = excluded."id", "attempts" = 0;
