import { generatedCompany } from './generated-months/generated-company.ts'
import { otherPeriods } from './generated-months/generated-files.ts'
import { testReports } from './generated-months/test-reports.ts'

testReports(generatedCompany(), otherPeriods)
