/** `npm run client -- create --name "Acme" --admin jane@acme.example`: a client organisation and its first admin. */
import { parseArgs } from 'node:util'
import { Effect } from 'effect'
import type { TenantPlan } from '../../domain/billing/nouns.ts'
import { clientPlans, type NewClient, nameBehind, newClientFields } from '../../domain/onboarding/newClient.ts'
import { type Config, readConfig } from '../config.ts'
import type { LoginsShape } from '../identity/logins.ts'
import { machineZone } from '../machineZone.ts'
import { ownerOf } from '../store/ownerOf.ts'
import { type MadeClient, makeClient } from './newClient.ts'

export interface Asked {
  readonly client: NewClient
  readonly plan: TenantPlan
}

export const usage = `Usage: npm run client -- create --name "Acme" --admin jane@acme.example

  --name        what the organisation is called
  --admin       the e-mail address of its first administrator
  --first-name, --last-name
                what the administrator is called; else made of the address
  --plan        ${clientPlans.join(' or ')}; ${clientPlans[0]} when it is not said
  --time-zone   such as Australia/Sydney; that of this machine when it is not said
  --help        this text

It works beside a running server and without one, on the database that the settings name. Asked again for the same
name and administrator it makes no second client; who has not come in yet is invited anew.`

/** The exit code: 0 when the client is there, 1 when it could not be made, 2 when the question was not understood. */
export const main = async (args: ReadonlyArray<string>): Promise<void> => {
  const asked = read(args)
  if (asked === 'help') return console.log(usage)
  if (typeof asked === 'string') {
    console.error(asked)
    process.exitCode = 2
    return
  }
  try {
    console.log(await created(readConfig(process.env), asked))
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}

/** What was asked for, or the sentences that say why it was not understood. */
export const read = (args: ReadonlyArray<string>): Asked | 'help' | string => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        name: { type: 'string', default: '' },
        admin: { type: 'string', default: '' },
        'first-name': { type: 'string' },
        'last-name': { type: 'string' },
        plan: { type: 'string', default: clientPlans[0] },
        'time-zone': { type: 'string', default: machineZone() },
        help: { type: 'boolean', default: false },
      },
    })
    if (values.help) return 'help'
    if (positionals.join(' ') !== 'create') return `Say what to do: create.\n\n${usage}`
    const plan = clientPlans.find((name) => name === values.plan)
    const guessed = nameBehind(values.admin)
    const typed = {
      name: values.name,
      firstName: values['first-name'] ?? guessed.firstName,
      lastName: values['last-name'] ?? (values['first-name'] === undefined ? guessed.lastName : ''),
      email: values.admin,
      timeZone: values['time-zone'],
    }
    const problems = Object.entries(newClientFields.problems(typed))
      // Without an address there is nothing to make a name of, which is no second mistake.
      .filter(([field], _, all) => field !== 'firstName' || !all.some(([other]) => other === 'email'))
      .map(([field, sentence]) => `${flags[field as keyof NewClient]}: ${sentence}.`)
    if (plan === undefined) problems.push(`--plan: Choose ${clientPlans.join(' or ')}.`)
    if (plan === undefined || problems.length > 0) return `${problems.join('\n')}\n\n${usage}`
    return { client: newClientFields.toSaved(typed), plan }
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n\n${usage}`
  }
}

const flags: Readonly<Record<keyof NewClient, string>> = {
  name: '--name',
  firstName: '--first-name',
  lastName: '--last-name',
  email: '--admin',
  timeZone: '--time-zone',
}

const created = (config: Config, asked: Asked): Promise<string> => {
  const { mode, dataDir, database, publicUrl, mail } = config
  const provider = config.hosted ?? config.upstream
  const logins: LoginsShape = {
    person: async () => undefined,
    // Who is invited here has no session yet.
    endSessionsOf: async () => undefined,
    keepsCredentials: provider === undefined,
    publicUrl,
  }
  return Effect.runPromise(
    Effect.scoped(
      Effect.gen(function* () {
        const owner = yield* ownerOf({ kind: mode, dataDir, database })
        const made = yield* Effect.promise(() => makeClient(owner, logins, asked))
        return resultInWords(asked, made, { isMailed: mail.smtpUrl !== undefined, provider: provider?.issuer })
      }),
    ),
  )
}

/** What to tell the person who ran the command. A link is shown where no mail server would bring it. */
export const resultInWords = (
  { client, plan }: Asked,
  made: MadeClient,
  { isMailed, provider }: { readonly isMailed: boolean; readonly provider: string | undefined },
): string => {
  const { name, email, timeZone } = client
  if (made.is === 'notFirst') return 'There is a client already; nothing was changed.'
  if (made.is === 'thereAlready') {
    return `${name} (${made.tenantId}) is there already, and ${email} has come in; nothing was changed.`
  }
  const done =
    made.is === 'made'
      ? `Made ${name} (${made.tenantId}) with the plan ${plan} in ${timeZone}; ${email} is its administrator.`
      : `${name} (${made.tenantId}) is there already; ${email} has not come in yet and was invited anew.`
  return isMailed
    ? `${done}\nThe invitation leaves by mail; the link in it works once, within 7 days.`
    : `${done}\n${provider === undefined ? 'They choose a password here' : `They accept here, and sign in with that address at ${provider}`}; the link works once, within 7 days:\n${made.link}`
}
