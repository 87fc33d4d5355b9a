import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { HeadOf } from '../../../src/server/mail/letterheads.ts'
import { smtp } from '../../../src/server/mail/smtp.ts'

/** A message as it came over the wire, and as a mail program reads it. */
export interface Received {
  readonly from: string
  readonly to: ReadonlyArray<string>
  readonly raw: string
  readonly mail: Email
}

/** A real one, on loopback; it knows no mailbox called nobody. */
export const aMailServer = async (port = 0) => {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('nobody@') ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null),
    onData: (stream, { envelope }, done) => {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => {
        const raw = Buffer.concat(pieces).toString()
        PostalMime.parse(raw).then((mail) => {
          const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
          received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw, mail })
          done()
        }, done)
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  const at = (server.server.address() as { port: number }).port
  const url = `smtp://127.0.0.1:${at}`
  return {
    received,
    port: at,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
    /** What hands messages to it. */
    delivers: ({ from = 'tenure@hr.example', headOf = ofNobody }: { from?: string; headOf?: HeadOf } = {}) =>
      smtp({ url, from, headOf, publicUrl }),
  }
}

export const publicUrl = 'https://hr.example'

const ofNobody: HeadOf = async () => ({ name: 'Tenure', logo: null, picture: null, choices: null })

/** Until it is so; it throws where it never comes to that. */
export const until = async (isSo: () => boolean | Promise<boolean>, ms = 10_000) => {
  for (const end = Date.now() + ms; !(await isSo()); ) {
    if (Date.now() > end) throw new Error('It never came to that.')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
