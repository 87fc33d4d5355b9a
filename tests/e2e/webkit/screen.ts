import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'
import { webkit } from '../../../scripts/browser.ts'

/** Where WebKit can be driven, until `close`. */
export interface Screen {
  /** A browser that knows nobody yet. */
  readonly open: () => Promise<WebDriver>
  readonly close: () => void
}

const width = 1_440
const height = 1_000

/** A screen that nobody sees, and the driver of the browsers on it. */
export const screen = async (): Promise<Screen> => {
  const shown = spawn(webkit.screen, ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = `:${await firstLine(shown)}`
  const port = await freePort()
  const driver = spawn(webkit.driver, [`--port=${port}`], {
    stdio: 'ignore',
    // As root, in a container, it has no sandbox to start in, and no graphics card.
    env: {
      ...process.env,
      DISPLAY: display,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  })
  const address = `http://127.0.0.1:${port}`
  await answering(`${address}/status`)
  const wanted = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: webkit.browser, args: ['--automation'] },
  })
  return {
    open: async () => {
      const browser = await new Builder().usingServer(address).withCapabilities(wanted).build()
      await browser.manage().window().setRect({ x: 0, y: 0, width, height })
      return browser
    },
    close: () => {
      driver.kill()
      shown.kill()
    },
  }
}

/** It chooses a number that nobody has, and says which. */
const firstLine = ({ stdio }: ChildProcess): Promise<string> =>
  new Promise((done, failed) => {
    stdio[3]?.once('data', (line) => done(String(line).trim())).once('end', () => failed(new Error('No screen')))
  })

const freePort = (): Promise<number> =>
  new Promise((done, failed) => {
    const server = createServer().on('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })

const answering = async (address: string, triesLeft = 100): Promise<void> => {
  const isThere = await fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )
  if (isThere) return
  if (triesLeft === 0) throw new Error('The driver of WebKit does not answer.')
  await new Promise((resolve) => setTimeout(resolve, 100))
  return answering(address, triesLeft - 1)
}
