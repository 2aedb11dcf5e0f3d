import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'

export type SignInState = {
  readonly email: string
  readonly has_second_factor: boolean
  readonly sign_ins: number
  readonly last_seen_at: Date | null
}

/** How people sign in, by their addresses; those who never did have no row. */
export async function listSignInStates(
  db: Database,
  emails: readonly string[],
  now: Date,
): Promise<readonly SignInState[]> {
  const { rows } = await sql<SignInState>`
    select people.email,
      exists (
        select from second_factors where person_id = people.id and confirmed_at is not null
      ) as has_second_factor,
      (count(sign_ins.id) filter (where ended_at is null and expires_at > ${now}))::int as sign_ins,
      max(sign_ins.last_seen_at) as last_seen_at
    from people
    left join sign_ins on sign_ins.person_id = people.id
    where people.email = any(${[...emails]})
    group by people.id`.execute(db)
  return rows
}
