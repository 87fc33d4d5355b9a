/** Days by arithmetic alone, in zones whose clocks never change: nothing here asks what it is to hold. */
export const zones = {
  'Australia/Brisbane': 600,
  'Asia/Kolkata': 330,
  'Pacific/Honolulu': -600,
  'Pacific/Kiritimati': 840,
} as const
export type Zone = keyof typeof zones

const minute = 60_000
export const day = 24 * 60 * minute

/** What the clock on the wall says, as if it were UTC. */
const wall = (zone: Zone, at: number): Date => new Date(at + zones[zone] * minute)
const fromWall = (zone: Zone, at: number): number => at - zones[zone] * minute

export const dayAt = (zone: Zone, at: number): string => wall(zone, at).toISOString().slice(0, 10)
export const hourAt = (zone: Zone, at: number): number => wall(zone, at).getUTCHours()
export const endOf = (zone: Zone, date: string): number => fromWall(zone, Date.parse(`${date}T00:00:00Z`) + day - 1)
export const plusDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10)
export const daysTo = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / day

/** The same time of the same date so many months on, or of the last date of a month that is shorter. */
export const plusMonths = (zone: Zone, at: number, months: number): number => {
  const from = wall(zone, at)
  const last = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate()
  const to = new Date(from)
  to.setUTCDate(1)
  to.setUTCMonth(from.getUTCMonth() + months)
  to.setUTCDate(Math.min(from.getUTCDate(), last))
  return fromWall(zone, to.getTime())
}
