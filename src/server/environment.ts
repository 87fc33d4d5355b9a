import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** A variable of the environment that cannot be used; its message is the one sentence that is shown. */
export class WrongValue extends Error {
  override readonly name = 'WrongValue'
}

const shortestSecret = 32

/** What may stand in a file instead, named by the same variable with _FILE behind it. */
const secrets: ReadonlyArray<string> = [
  'DATABASE_URL',
  'DATABASE_APP_URL',
  'SMTP_URL',
  'METRICS_TOKEN',
  'OIDC_CLIENT_SECRET',
  'PAYMENT_SECRET',
]

export type Environment = Readonly<Record<string, string | undefined>>

/** Reads variables one by one; what is empty counts as not set. */
export const reader = (environment: Environment) => {
  const text = (name: string): string | undefined => {
    const given = environment[name]?.trim() || undefined
    return secrets.includes(name) ? secretText(name, given) : given
  }

  const secretText = (name: string, given: string | undefined): string | undefined => {
    const file = environment[`${name}_FILE`]?.trim() || undefined
    if (file === undefined) return given
    if (given !== undefined) {
      throw new WrongValue(`${name} and ${name}_FILE are both set; keep one of them.`)
    }
    const kept = contentOf(`${name}_FILE`, file).replace(/\r?\n$/, '')
    if (kept === '' || /[\r\n]/.test(kept)) {
      throw new WrongValue(
        `${name}_FILE must name a file with one line in it; ${file} has ${kept === '' ? 'none' : 'more'}.`,
      )
    }
    return kept
  }

  const choice = <const Value extends string>(name: string, values: ReadonlyArray<Value>, otherwise: Value): Value => {
    const given = text(name)
    if (given === undefined) return otherwise
    const found = values.find((value) => value === given)
    if (found === undefined) throw new WrongValue(`${name} must be one of ${values.join(', ')}, not "${given}".`)
    return found
  }

  const number = (name: string, otherwise: number, least: number, most: number): number => {
    const given = text(name)
    if (given === undefined) return otherwise
    if (!/^\d+$/.test(given) || Number(given) < least || Number(given) > most) {
      throw new WrongValue(`${name} must be a whole number from ${least} to ${most}, not "${given}".`)
    }
    return Number(given)
  }

  /** The value is not repeated in the sentence: an address can carry a password. */
  const url = (name: string, protocols: ReadonlyArray<string>): string | undefined => {
    const given = text(name)
    if (given === undefined) return undefined
    if (!URL.canParse(given) || !protocols.includes(new URL(given).protocol)) {
      throw new WrongValue(
        `${name} must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
      )
    }
    return given
  }

  /** An e-mail address, bare. */
  const address = (name: string): string | undefined => {
    const given = text(name)
    if (given !== undefined && !/^[^\s@<>,;:"()]+@[\w.-]+$/.test(given)) {
      throw new WrongValue(`${name} must be an e-mail address such as tenure@example.com, not "${given}".`)
    }
    return given
  }

  const secret = (name: string): string | undefined => {
    const given = text(name)
    if (given !== undefined && given.length < shortestSecret) {
      throw new WrongValue(`${name} must have at least ${shortestSecret} characters.`)
    }
    return given
  }

  /** Undefined when it is not said. */
  const optionalNumber = (name: string, least: number, most: number): number | undefined =>
    text(name) === undefined ? undefined : number(name, least, least, most)

  const flag = (name: string): boolean => choice(name, ['0', '1'], '0') === '1'

  return { text, choice, number, optionalNumber, url, address, flag, secret }
}

const contentOf = (name: string, file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException
    throw new WrongValue(`${name} names ${file}, which cannot be read (${code}).`)
  }
}

/** The file of a variable, which can be read now. */
export const readable = (name: string, file: string): string => {
  contentOf(name, file)
  return resolve(file)
}

export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
