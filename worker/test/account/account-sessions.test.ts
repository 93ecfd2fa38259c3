import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { OPTIONAL_MAILS } from "@mealwright/schema/constants/mails";
import { DEFAULT_ACCOUNT_SETTINGS } from "@mealwright/schema/contract/user";
import { describe, expect, test } from "vitest";
import { expectError, expectSignedOut, expectSuccess } from "../expectations.ts";
import { PASSWORD, registerMember } from "../factories.ts";
import { openHarness } from "../harness.ts";
import { awaitMails } from "../mail/mailbox.ts";
import { signInAgain } from "./sign-in-again.ts";

const harness = openHarness();

describe("sessions", () => {
  test("are listed for their user only, with the current one marked", async () => {
    const member = await registerMember(harness());
    await registerMember(harness());
    const browser = harness().visitor();
    const login = { email: member.email, password: PASSWORD };
    await browser.post("/api/auth/login", login, { headers: { "user-agent": "A telephone" } });
    const reply = await browser.get("/api/user/sessions");
    expectSuccess(reply, "sessions");
    expect(reply.list.filter(({ current }) => current)).toMatchObject([{ userAgent: "A telephone" }]);
    expect(reply.list).toHaveLength(2);
  });

  test("can be ended one by one, but only by their user", async () => {
    const member = await registerMember(harness());
    const browser = await signInAgain(harness(), member);
    const { list } = await browser.get("/api/user/sessions");
    const old = String(list.find(({ current }) => !current)?.id);
    const stranger = await registerMember(harness());
    expectError(await stranger.browser.send("DELETE", `/api/user/sessions/${old}`), 404, "not_found");
    expectSuccess(await member.browser.get("/api/user"), "user");
    expectSuccess(await browser.send("DELETE", `/api/user/sessions/${old}`), "endSession");
    expectError(await member.browser.get("/api/user"), 401, "unauthenticated");
    expectError(await browser.send("DELETE", `/api/user/sessions/${old}`), 404, "not_found");
    expectSuccess(await browser.get("/api/user"), "user");
  });

  test("end when the same browser signs in again", async () => {
    const member = await registerMember(harness());
    const copy = harness().visitor();
    copy.cookie = member.browser.cookie;
    const login = { email: member.email, password: PASSWORD };
    expectSuccess(await member.browser.post("/api/auth/login", login), "login");
    expectError(await copy.get("/api/user"), 401, "unauthenticated");
    expectSuccess(await member.browser.get("/api/user"), "user");
  });

  test("all end when signing out everywhere, including this one", async () => {
    const member = await registerMember(harness());
    const others = [await signInAgain(harness(), member), await signInAgain(harness(), member)];
    const copy = harness().visitor();
    copy.cookie = member.browser.cookie;
    expectSuccess(await member.browser.send("DELETE", "/api/user/sessions"), "endSessions");
    expectSignedOut(member.browser);
    for (const browser of [copy, ...others]) expectError(await browser.get("/api/user"), 401, "unauthenticated");
    const { rows } = await harness().database.execute({
      sql: "select action from audit_log where user_id = ? order by at",
      args: [member.id],
    });
    expect(rows.map(({ action }) => action)).toEqual(["registered", "signed-in", "signed-in", "signed-out-everywhere"]);
  });
});

describe("profile and password", () => {
  test("the name can be changed to one non-empty line", async () => {
    const { browser } = await registerMember(harness());
    const reply = await browser.post("/api/user/profile", { name: "  Augusta Ada King " });
    expectSuccess(reply, "updateProfile");
    expect((await browser.get("/api/user")).json.name).toBe("Augusta Ada King");
    expectError(await browser.post("/api/user/profile", { name: "a\nb" }), 422, "invalid_fields");
    expectError(await browser.post("/api/user/profile", { name: " " }), 422, "invalid_fields");
  });

  test("each setting changes alone, appears in the export and accepts only known values", async () => {
    const { browser } = await registerMember(harness());
    const change = (settings: object) => browser.post("/api/user/profile", settings);
    expect((await browser.get("/api/user")).json).toMatchObject(DEFAULT_ACCOUNT_SETTINGS);
    expect((await change({ mailsOff: OPTIONAL_MAILS })).json).toMatchObject({ mailsOff: OPTIONAL_MAILS });
    expect((await change({ units: "us" })).json).toMatchObject({ mailsOff: OPTIONAL_MAILS, units: "us" });
    const settings = { mailsOff: OPTIONAL_MAILS, units: "us" };
    expect((await browser.get("/api/user")).json).toMatchObject(settings);
    expect((await browser.get("/api/user/export")).json.account).toMatchObject(settings);
    for (const wrong of [{ mailsOff: ["password-reset"] }, { mailsOff: "tier-ending" }, { units: "imperial" }]) {
      expectError(await change(wrong), 422, "invalid_fields");
    }
    expect((await change({ mailsOff: [] })).json).toMatchObject({ mailsOff: [] });
    const nothing = await change({});
    expectError(nothing, 422, "invalid_fields");
    expect(nothing.json.fields).toEqual({ name: "Name is required." });
  });

  test("simultaneous changes do not overwrite each other", async () => {
    const { browser } = await registerMember(harness());
    const changes = [{ name: "Grace" }, { units: "us" }, { mailsOff: [...OPTIONAL_MAILS] }];
    const replies = await Promise.all(changes.map((change) => browser.post("/api/user/profile", change)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await browser.get("/api/user")).json).toMatchObject(Object.assign({}, ...changes));
  });

  test("changing the password requires the old one, ends every other session and is reported by mail", async () => {
    const member = await registerMember(harness());
    const elsewhere = await signInAgain(harness(), member);
    const change = (currentPassword: string, newPassword = "a new horse 8") =>
      member.browser.post("/api/user/password", { currentPassword, newPassword });
    const refused = await change("wrong horse");
    expectError(refused, 422, "invalid_fields", CALL_ERRORS.passwordWrong);
    expect(refused.json.fields).toEqual({ currentPassword: CALL_ERRORS.passwordWrong });
    for (const common of ["password1", member.email]) {
      expectError(await change(PASSWORD, common), 422, "invalid_fields", CALL_ERRORS.passwordCommon);
    }
    expectSuccess(await change(PASSWORD), "changePassword");
    expectSuccess(await member.browser.get("/api/user"), "user");
    expectError(await elsewhere.get("/api/user"), 401, "unauthenticated");
    const [notice] = await awaitMails(harness(), member.email);
    expect(notice?.subject).toContain("was changed");
    const logIn = (password: string) => harness().visitor().post("/api/auth/login", { email: member.email, password });
    expectError(await logIn(PASSWORD), 401, "wrong_credentials");
    expectSuccess(await logIn("a new horse 8"), "login");
  });
});
