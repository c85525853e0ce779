import { testBackup } from './backup-drill.ts'

testBackup('embedded', 'PostgreSQL')
testBackup('PostgreSQL', 'embedded')
