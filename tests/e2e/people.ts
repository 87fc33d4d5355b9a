import { Secret, TOTP } from 'otpauth'
import { demoPassword, demoTotpSecret } from '../../src/server/demo/signIns.ts'

/** The demo's front doors, by the name everybody calls them (docs: README). */
export type Who = 'ava' | 'max' | 'eve' | 'yuri' | 'will' | 'ada' | 'cole' | 'nina' | 'tess'

export const password = demoPassword

export const emailOf = (who: Who): string => `${who}@tenure.example`

export const clients = {
  banksia: 'Banksia Ridge Construction',
  tidewater: 'Tidewater Community Care',
  wattle: 'Wattle Lane Early Learning',
} as const

/** What Tess's authenticator app shows. */
export const oneTimeCode = (): string => new TOTP({ secret: Secret.fromBase32(demoTotpSecret) }).generate()
