/** The address that lets somebody sit down. The invite stays behind the #, out of server logs. */
export const inviteLink = (table: string, invite: string | undefined): string =>
  `${location.origin}${location.pathname}#/t/${table}${invite ? `/${invite}` : ""}`;
