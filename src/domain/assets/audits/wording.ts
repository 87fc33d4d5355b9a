/** What an audit round says; all ours. */
export const auditWording = {
  start: 'Start audit',
  startFailed: 'Failed to start the audit',
  close: 'Close audit',
  closed: 'Audit closed',
  closeFailed: 'Failed to close the audit',
  /** `missing`: how many were expected and not seen. */
  closing: (missing: number): string =>
    missing === 0
      ? 'Everything that should be there was seen. After this the audit cannot be changed.'
      : `${missing === 1 ? '1 asset was' : `${missing} assets were`} not seen, and will stand as missing. After this the audit cannot be changed.`,
  seen: (number: string): string => `${number} seen`,
  seenBefore: (number: string): string => `${number} was seen already`,
  elsewhere: (number: string): string => `${number} seen, though it belongs elsewhere`,
  /** `waiting`: how many scans the server does not have yet. */
  unsent: (waiting: number): string =>
    waiting === 1 ? '1 scan is not sent yet.' : `${waiting} scans are not sent yet.`,
  takenBack: (number: string): string => `${number} is not seen any more`,
}
