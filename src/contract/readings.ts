/**
 * Several readings of one client in one answer, each as it would be answered alone: what a first visit waits for comes in
 * one round trip and not in ten. `GET /api/{tenantId}/readings?of=/api/users&of=featureFlags`: below the client, or what
 * stands above all clients.
 */
export const readingsPath = (tenantId: string, of: ReadonlyArray<string>): string =>
  `/api/${tenantId}/readings?${new URLSearchParams(of.map((one) => ['of', one]))}`

/** More are refused. */
export const mostReadings = 12

/** In the order in which they were asked for. */
export interface ReadingAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Null where the answer has none (204). */
  readonly body: string | null
}
