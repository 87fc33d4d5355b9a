/** Every zone of the IANA list that this browser knows. */
export const zoneChoices = () =>
  ['UTC', ...Intl.supportedValuesOf('timeZone')].map((zone) => ({ value: zone, label: zone }))
