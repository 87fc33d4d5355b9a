/** What somebody asked to have changed of their record, so many days ago; nobody has decided about it yet. */
export interface DemoChangeRequest {
  readonly of: string
  readonly to: Partial<Record<'firstName' | 'lastName' | 'email' | 'phone', string>>
  readonly note?: string
  readonly daysAgo: number
}
