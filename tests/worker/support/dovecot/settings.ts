type Settings = {
  /** A folder of its own for all that it writes. */
  readonly folder: string
  readonly user: string
  readonly group: string
  readonly uid: number
  readonly gid: number
  readonly port: number
  readonly password: string
  /** The port on loopback where a token is looked up. */
  readonly tokens: number
}

const special = (name: string, use: string) =>
  `  mailbox "${name}" {\n    special_use = ${use}\n    auto = create\n  }\n`

/**
 * The settings of a Dovecot 2.3 that an ordinary user runs: IMAP over TLS on loopback, any user name, one password
 * or a token of that user.
 */
export const dovecotSettings = ({ folder, user, group, uid, gid, port, password }: Settings) => `
auth_mechanisms = plain login xoauth2 oauthbearer
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
default_internal_user = ${user}
default_internal_group = ${group}
default_login_user = ${user}
mail_uid = ${uid}
mail_gid = ${gid}
first_valid_uid = 1
mail_location = maildir:${folder}/mail/%u
ssl = required
ssl_cert = <${folder}/server.pem
ssl_key = <${folder}/server.key
mail_max_userip_connections = 50
service imap-login {
  chroot =
  service_count = 0
  process_min_avail = 1
  inet_listener imap {
    port = 0
  }
  inet_listener imaps {
    port = ${port}
    ssl = yes
  }
}
service imap {
  service_count = 500
  process_min_avail = 2
}
service anvil {
  chroot =
}
passdb {
  driver = oauth2
  mechanisms = xoauth2 oauthbearer
  args = ${folder}/oauth2.conf
}
passdb {
  driver = static
  mechanisms = plain login
  args = password=${password}
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}/home/%u
}
namespace inbox {
  inbox = yes
  separator = /
${special('Sent', '\\Sent')}${special('Junk', '\\Junk')}${special('Bin', '\\Trash')}}
`

/** Where a token is looked up, and the field that names whose it is. */
export const tokenSettings = ({ tokens }: Pick<Settings, 'tokens'>) => `
tokeninfo_url = http://127.0.0.1:${tokens}/?access_token=
username_attribute = email
active_attribute = active
active_value = true
`
