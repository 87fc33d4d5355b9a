import type { DemoChangeRequest } from '../demoChangeRequests.ts'

/** One for a manager, and one for the administrators: he signs in with the address. */
export const changeRequests: readonly DemoChangeRequest[] = [
  { of: 'jack.thornbury', to: { phone: '0491 570 158' }, note: 'New number since Monday.', daysAgo: 1 },
  {
    of: 'sione.taufa',
    to: { lastName: 'Taufa-Lee', email: 'sione.taufa-lee@banksiaridge.example' },
    note: 'We got married.',
    daysAgo: 2,
  },
]
