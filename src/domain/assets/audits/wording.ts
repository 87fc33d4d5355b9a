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
      ? 'Everything expected was seen. Once closed, the audit cannot be changed.'
      : `${missing === 1 ? '1 asset was' : `${missing} assets were`} not seen will be recorded as missing. Once closed, the audit cannot be changed.`,
  seen: (number: string): string => `${number} seen`,
  seenBefore: (number: string): string => `${number} was already seen`,
  elsewhere: (number: string): string => `${number} seen, though it belongs elsewhere`,
  /** `waiting`: how many scans the server does not have yet. */
  unsent: (waiting: number): string => (waiting === 1 ? '1 scan not sent yet.' : `${waiting} scans not sent yet.`),
  takenBack: (number: string): string => `${number} is no longer marked as seen`,
}
