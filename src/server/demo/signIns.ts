import { ava, eve, max, yuri } from '../../samples/people.ts'

/** The demo's front doors. The password is public: it may stand only where nobody but this machine can reach it. */
export const demoPassword = 'tenure-demo-2026'

/** For an authenticator app: Tess's second factor. */
export const demoTotpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

export interface DemoSignIn {
  readonly email: string
  readonly displayName: string
  /** What one sees as this person, for readers of the console. */
  readonly is: string
  readonly totpSecret?: string
}

const signIn = ({ email, fullName }: typeof ava) => ({ email, displayName: fullName })

export const demoSignIns = [
  {
    ...signIn(ava),
    is: 'admin of two clients, employee of a third: chooses among them',
  },
  { ...signIn(max), is: 'manager at Banksia Ridge, not admin' },
  { ...signIn(eve), is: 'employee at Banksia Ridge' },
  { ...signIn(yuri), is: 'in the Yard Team at Banksia Ridge' },
  { email: 'will@tenure.example', displayName: 'Will Ashgrove', is: 'admin of Wattle Lane, compliance plan' },
  { email: 'ada@tenure.example', displayName: 'Ada Ng', is: 'admin of Jacaranda, still being set up' },
  { email: 'cole@tenure.example', displayName: 'Cole Brannigan', is: 'only in an inactive client' },
  { email: 'nina@tenure.example', displayName: 'Nina Sorel', is: 'in no client at all' },
  {
    email: 'tess@tenure.example',
    displayName: 'Tess Abernathy',
    is: 'nurse at Tidewater, signs in with a one-time code too',
    totpSecret: demoTotpSecret,
  },
] as const satisfies readonly DemoSignIn[]
