import { testBackup } from './backup-drill.ts'

testBackup('embedded', 'embedded')
testBackup('PostgreSQL', 'PostgreSQL')
