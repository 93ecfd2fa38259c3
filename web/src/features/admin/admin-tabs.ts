/** The tabs of the administration in order. */
export const ADMIN_TABS = [
  { value: "payments", label: "Payments" },
  { value: "users", label: "Users" },
  { value: "messages", label: "Messages" },
  { value: "model", label: "AI model" },
  { value: "log", label: "Audit log" },
  { value: "app", label: "Authenticator app" },
] as const;
export type AdminTab = (typeof ADMIN_TABS)[number]["value"];
