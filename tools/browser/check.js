// Starts the browser once, so that what is missing shows before the tests do.
import { chromium } from 'playwright'
import { browserLaunch } from './index.js'

const launch = browserLaunch()
try {
  const browser = await chromium.launch(launch)
  const page = await browser.newPage()
  await page.setContent('<p>contapro</p>')
  const text = await page.textContent('p')
  await browser.close()
  if (text !== 'contapro') throw new Error(`${launch.executablePath} shows no page`)
  process.stdout.write(`Browser: ${launch.executablePath}\n`)
} catch ({ message }) {
  process.stderr.write(`${message.split('\n')[0]}\n`)
  process.exitCode = 1
}
